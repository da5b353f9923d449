/** A button that prints the page; without JavaScript it stays hidden. */
for (const button of document.querySelectorAll<HTMLButtonElement>('.print-button')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    print();
  });
}
