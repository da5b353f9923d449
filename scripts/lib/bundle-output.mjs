/** Constants stay constants in a bundle, as engines of browsers make more of those than of variables. */
export const output = { topLevelVar: false };
