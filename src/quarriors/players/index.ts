/** Computer players of Quarriors!: policies and who plays by them. */

export { ComputerPlayer } from './player.ts';
export { POLICIES, type Policy, type PolicyId } from './policies.ts';
