/** A sign for each player besides the colour, on 24 × 24. */
export const marks: readonly string[] = [
  'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z',
  'M4 4H20V20H4Z',
  'M12 2L22.5 21H1.5Z',
  'M12 0L16 8L24 12L16 16L12 24L8 16L0 12L8 8Z',
  'M12 1L23 12L12 23L1 12Z',
];
