import { Icon } from '../../kit/Icon.tsx';

/** What a form of export had no room for. */
export function Lost({ lost }: { lost: readonly string[] }) {
  if (lost.length === 0) return null;
  return (
    <div class="lost">
      <p>
        <Icon name="warning" /> Not everything fits:
      </p>
      <ul>
        {lost.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
