import type { APIRoute } from 'astro';
import { cardData } from '../../../site/card-data.ts';

export async function getStaticPaths() {
  const { hash } = await cardData();
  return [{ params: { hash } }];
}

export const GET: APIRoute = async () => {
  const { json } = await cardData();
  return new Response(json, { headers: { 'content-type': 'application/json' } });
};
