import type { APIRoute } from 'astro';
import { DATA_FILES } from '../../../site/data-files.ts';

export const getStaticPaths = () => Object.keys(DATA_FILES).map((name) => ({ params: { name } }));

export const GET: APIRoute = async ({ params }) =>
  Response.json(await DATA_FILES[params['name'] ?? '']?.rows());
