import { useEffect, useState } from 'preact/hooks';

/** As in facets.css of the card finder. */
const NARROW = '(max-width: 60rem)';

/** Whether there is no room for a column beside the results; known once the page runs. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const look = () => setNarrow(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return isNarrow;
}
