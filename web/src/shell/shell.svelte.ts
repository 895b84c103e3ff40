/** What the whole page shares: the settings dialog can be opened from anywhere. */
export const shell = $state({ settings: false });
