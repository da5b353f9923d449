import { brandMark } from '../site/brand.ts';

export const GET = () =>
  new Response(brandMark(64, 3), { headers: { 'content-type': 'image/svg+xml' } });
