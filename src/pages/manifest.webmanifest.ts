import { address } from '../site/address.ts';

export const GET = () =>
  Response.json(
    {
      name: 'Dicewright',
      short_name: 'Dicewright',
      description: 'Cards, rules and rolls for Dice Masters',
      start_url: address(''),
      scope: address(''),
      display: 'standalone',
      background_color: '#0f1f1b',
      theme_color: '#0f1f1b',
      icons: [
        { src: address('favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
        { src: address('icons/192.png'), sizes: '192x192', type: 'image/png' },
        {
          src: address('icons/512.png'),
          sizes: '512x512',
          type: 'image/png',
          purpose: 'any maskable',
        },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
