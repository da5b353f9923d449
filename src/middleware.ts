import { defineMiddleware } from 'astro:middleware';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const CHARSET = '<meta charset="utf-8">';

/** A policy binds only what comes after it; Astro writes it at the end of the head. */
function policyFirst(html: string): string {
  const [policy] = POLICY.exec(html) ?? [];
  if (!policy) return html;
  return html.replace(policy, '').replace(CHARSET, () => CHARSET + policy);
}

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(policyFirst(await response.text()), response);
});
