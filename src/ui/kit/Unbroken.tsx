import { type ComponentChildren, toChildArray } from 'preact';

/** A number and its unit: `81.64 %`, `+1.2 points`, `9,604 games`. */
const AMOUNT =
  /((?:less than |more than )?[+−±<>]?\d[\d.,]*\s(?:%|points?|dice|die|cards?|games?)(?![\w-]))/;

/** Words in which no line ends between a number and its unit. */
export function Unbroken({ children }: { children: ComponentChildren }) {
  return <>{toChildArray(children).map(keepAmounts)}</>;
}

function keepAmounts(child: ReturnType<typeof toChildArray>[number]) {
  if (typeof child !== 'string') return child;
  return child
    .split(AMOUNT)
    .map((piece, at) => (at % 2 === 0 ? piece : <span class="unbroken">{piece}</span>));
}
