import type { APIRoute } from 'astro';
import { address } from '../site/address.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nSitemap: ${new URL(address('sitemap-index.xml'), site)}\n`,
  );
