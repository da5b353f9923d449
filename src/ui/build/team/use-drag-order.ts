import { useRef, useState } from 'preact/hooks';

/** Lets rows be dragged by their grips with finger or mouse; the list moves under the pointer. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  const grab = (start: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    let at = start;
    const follow = ({ clientY }: PointerEvent) => {
      const to = rowAt(list.current, clientY);
      if (to === null || to === at) return;
      move(at, to);
      at = to;
      setDragged(to);
    };
    const drop = () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', drop);
      setDragged(null);
    };
    setDragged(start);
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', drop);
  };

  return { list, dragged, grab };
}

function rowAt(list: HTMLElement | null, y: number): number | null {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const hit = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return hit < 0 ? null : hit;
}
