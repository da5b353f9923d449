import { definitions } from '../../site/definitions.ts';

export const GET = async () => Response.json(await definitions());
