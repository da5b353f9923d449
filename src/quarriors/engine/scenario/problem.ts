/** Something is wrong with a scenario, not with the rules. */
export class ScenarioProblem extends Error {}
