import { iconSheet } from '../site/icons.ts';

export const GET = () =>
  new Response(iconSheet(), { headers: { 'content-type': 'image/svg+xml' } });
