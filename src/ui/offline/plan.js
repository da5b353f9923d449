/** What the build puts in: version, base and packs; see integrations/offline.ts. */
export const plan = import.meta.env.PLAN;

/** The path below the base that a page or file has in packs. */
export function pathOf({ pathname }) {
  return pathname.slice(plan.base.length).replace(/(^|\/)index\.html$/, '$1');
}
