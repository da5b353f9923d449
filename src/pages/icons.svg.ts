import { iconSheet } from '../ui/kit/icon-drawings.ts';

export const GET = () =>
  new Response(iconSheet(), { headers: { 'content-type': 'image/svg+xml' } });
