import { z } from 'zod';
import { ENERGY_TYPES } from '../energy.ts';
import { dieId } from './identifier.ts';

/** A die design as `/data/` publishes it. */
export const publicDieSchema = z.strictObject({
  id: dieId,
  /** One list of units for each energy face; null where not known. */
  energyFaces: z
    .array(
      z.strictObject({
        kind: z.literal('energy'),
        units: z
          .array(z.enum([...ENERGY_TYPES, 'wild', 'generic']))
          .min(1)
          .max(2),
      }),
    )
    .nullable(),
});
