import { useEffect, useRef } from 'preact/hooks';

/** What the element shows is all that the page prints, for as long as it is there. */
export function usePrintCopy<E extends HTMLElement>() {
  const shown = useRef<E>(null);
  useEffect(() => {
    if (!shown.current) return;
    const paper = document.createElement('div');
    paper.className = 'print-only';
    paper.append(...shown.current.cloneNode(true).childNodes);
    document.body.append(paper);
    return () => paper.remove();
  });
  return shown;
}
