"""What is stored of tables and campaigns: plain data, which neither reads nor writes by itself."""
