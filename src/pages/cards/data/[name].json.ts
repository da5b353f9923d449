import type { APIRoute } from 'astro';
import { cardData } from '../../../site/card-data.ts';

export async function getStaticPaths() {
  const { facts, words } = await cardData();
  return [facts, words].map(({ name, json }) => ({ params: { name }, props: { json } }));
}

export const GET: APIRoute<{ json: string }> = ({ props: { json } }) =>
  new Response(json, { headers: { 'content-type': 'application/json' } });
