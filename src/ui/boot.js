try {
  const root = document.documentElement;
  const theme = localStorage.getItem('dicewright:theme');
  if (theme === 'paper' || theme === 'felt') root.dataset.theme = theme;
  const asked = new URLSearchParams(location.search);
  const edition = asked.get('edition') ?? localStorage.getItem('dicewright:edition');
  if (edition === '2016' || edition === '2019' || edition === 'later') {
    root.dataset.edition = edition;
  }
  if (asked.has('compare')) root.dataset.compare = '';
} catch {
  // Storage is refused: felt theme and default edition stay.
}
