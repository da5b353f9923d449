/** Shows the cards of one set; the choice stays in the address as `?set=hhs`. */
class SetFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const select = this.querySelector('select');
    if (!form || !select) return;
    form.hidden = false;
    form.addEventListener('submit', (event) => event.preventDefault());
    const asked = new URLSearchParams(location.search).get('set') ?? '';
    select.value = asked;
    if (select.selectedIndex < 0) select.value = '';
    select.addEventListener('change', () => {
      this.#narrow(select.value);
      const address = new URL(location.href);
      if (select.value) address.searchParams.set('set', select.value);
      else address.searchParams.delete('set');
      history.replaceState(null, '', address);
    });
    if (select.value) this.#narrow(select.value);
  }

  #narrow(set: string): void {
    for (const row of this.querySelectorAll<HTMLElement>('[data-set]')) {
      row.hidden = set !== '' && row.dataset.set !== set;
    }
    for (const list of this.querySelectorAll<HTMLElement>('[data-filtered]')) {
      const rows = list.querySelectorAll('[data-set]').length;
      const shown = list.querySelectorAll('[data-set]:not([hidden])').length;
      const amount = list.querySelector('.amount');
      if (amount) amount.textContent = shown === rows ? `${rows}` : `${shown} of ${rows}`;
      list.classList.toggle('empty', shown === 0);
    }
    const status = this.querySelector('[role="status"]');
    const shown = this.querySelectorAll('[data-set]:not([hidden])').length;
    if (status) status.textContent = set ? `${shown} ${shown === 1 ? 'card' : 'cards'} shown.` : '';
  }
}

customElements.define('set-filter', SetFilter);
