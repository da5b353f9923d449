export { roundOf } from '../engine/round.ts';
