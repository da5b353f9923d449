/** S2.4, SB9: Skill changed by the battle, never below none. */
export function movesToChoose(skill: number, heroSkill: number): number {
  return Math.max(0, skill + heroSkill);
}
