try {
  const theme = localStorage.getItem('dicewright:theme');
  if (theme === 'paper' || theme === 'felt') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused: the felt theme stays.
}
