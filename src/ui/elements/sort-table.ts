/** Sorts a table by its headings; the choice stays in the address as `?sort=-cost`. */
class SortTable extends HTMLElement {
  connectedCallback(): void {
    for (const heading of this.querySelectorAll<HTMLTableCellElement>('th[data-sort]')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...heading.childNodes);
      button.addEventListener('click', () => {
        const descending = heading.getAttribute('aria-sort') === 'ascending';
        this.#sort(heading, descending);
        const address = new URL(location.href);
        address.searchParams.set('sort', `${descending ? '-' : ''}${heading.dataset['sort']}`);
        history.replaceState(null, '', address);
      });
      heading.append(button);
    }
    const [, minus, column] =
      /^(-?)(\w+)$/.exec(new URLSearchParams(location.search).get('sort') ?? '') ?? [];
    const heading = this.querySelector<HTMLTableCellElement>(`th[data-sort="${column}"]`);
    if (heading) this.#sort(heading, minus === '-');
  }

  #sort(heading: HTMLTableCellElement, descending: boolean): void {
    const body = this.querySelector('tbody');
    if (!body) return;
    const { cellIndex } = heading;
    const rows = [...body.rows].map((row) => ({ row, key: sortKey(row.cells[cellIndex]) }));
    rows.sort((a, b) => compare(a.key, b.key) * (descending ? -1 : 1));
    body.append(...rows.map(({ row }) => row));
    for (const other of this.querySelectorAll('[aria-sort]')) other.removeAttribute('aria-sort');
    heading.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
  }
}

function sortKey(cell: HTMLTableCellElement | undefined): string {
  return cell?.dataset['value'] ?? cell?.textContent?.trim() ?? '';
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

customElements.define('sort-table', SortTable);
