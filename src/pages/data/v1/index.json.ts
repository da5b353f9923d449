import type { APIRoute } from 'astro';
import { address } from '../../../site/address.ts';
import { DATA_FILES, DATA_VERSION } from '../../../site/data-files.ts';

export const GET: APIRoute = async ({ site }) => {
  const at = (path: string) => new URL(address(`data/${DATA_VERSION}/${path}.json`), site).href;
  const files = await Promise.all(
    Object.entries(DATA_FILES).map(async ([name, { what, rows }]) => ({
      name,
      what,
      rows: (await rows()).length,
      file: at(name),
      schema: at(`schema/${name}`),
    })),
  );
  return Response.json({ version: DATA_VERSION, files });
};
