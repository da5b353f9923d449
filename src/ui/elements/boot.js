{
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is refused, or there is none.
      return null;
    }
  };
  const theme = kept('dicewright:theme');
  if (theme === 'paper' || theme === 'felt') root.dataset.theme = theme;
  const edition = asked.get('edition') ?? kept('dicewright:edition');
  if (edition === '2016' || edition === '2019' || edition === 'later') {
    root.dataset.edition = edition;
  }
  if (asked.has('compare') || kept('dicewright:compare')) root.dataset.compare = '';
}
