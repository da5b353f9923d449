/** Constants stay constants in a bundle of heavy work, as browsers make more of those than of variables. */
export const output = { topLevelVar: false };
