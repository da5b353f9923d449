/** On a phone the list of pages starts closed, so that the rule asked for stands on top. */
const nav = document.querySelector<HTMLDetailsElement>('.rules-nav');
if (nav && matchMedia('(max-width: 60rem)').matches) nav.open = false;
