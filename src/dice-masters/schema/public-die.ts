import { z } from 'zod';
import { dieId } from '../../content-files/identifier.ts';
import { ENERGY_TYPES } from '../cards/energy.ts';

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
