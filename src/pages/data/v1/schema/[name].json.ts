import type { APIRoute } from 'astro';
import { DATA_FILES, dataSchema } from '../../../../site/data-files.ts';

export function getStaticPaths() {
  return Object.entries(DATA_FILES).map(([name, file]) => ({ params: { name }, props: { file } }));
}

export const GET: APIRoute = ({ params, props }) =>
  Response.json(dataSchema(params['name'] ?? '', props['file']));
