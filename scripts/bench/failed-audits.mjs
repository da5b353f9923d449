const ITEMS_SHOWN = 3;

/** One line for every audit that lowers a category of a Lighthouse result. */
export function describeFailures({ categories, audits }) {
  return Object.values(categories)
    .filter((category) => category.score < 1)
    .flatMap((category) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${category.id}: ${id}${detail(audits[id])}`),
    );
}

function detail({ displayValue, details }) {
  const places = (details?.items ?? [])
    .map((item) => item.node?.snippet ?? item.sourceLocation?.url ?? item.description ?? item.url)
    .filter((place) => typeof place === 'string')
    .slice(0, ITEMS_SHOWN);
  return [displayValue, ...places]
    .filter(Boolean)
    .map((text) => `\n    ${text}`)
    .join('');
}
