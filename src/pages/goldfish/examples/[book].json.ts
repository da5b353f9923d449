import type { APIRoute } from 'astro';
import type { ToldGame } from '../../../dice-masters/engine/index.ts';
import { toldGames } from '../../../site/told-games.ts';

export async function getStaticPaths() {
  const games = await toldGames();
  return [...games].map(([book, game]) => ({ params: { book }, props: { game } }));
}

export const GET: APIRoute<{ game: ToldGame }> = ({ props: { game } }) =>
  new Response(JSON.stringify(game), { headers: { 'content-type': 'application/json' } });
