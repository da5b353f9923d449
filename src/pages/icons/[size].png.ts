import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { brandMark } from '../../site/brand.ts';

const SIZES = [180, 192, 512];

export const getStaticPaths = () => SIZES.map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) => {
  const size = Number(params['size']);
  const png = await sharp(Buffer.from(brandMark(size, 14)))
    .resize(size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
