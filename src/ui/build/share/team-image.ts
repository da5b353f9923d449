import type { CardStore } from '../../../dice-masters/cards/index.ts';
import type { Team, TeamCard } from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { diceTotal, diceWords } from '../team-actions.ts';
import { type Box, layOutImage, MARGIN } from './image-layout.ts';
import { GOLD, type ImageFonts, MUTED, Pen } from './image-pen.ts';

/** Dots for each unit, so that the picture stays sharp on dense screens. */
const SCALE = 2;

interface ImageContent {
  team: Team;
  catalogue: CardStore;
  formatName: string;
  /** Where the picture comes from. */
  site: string;
}

/** Draws a team card: felt, ivory dice, every card with its cost. */
export function drawTeamImage(
  canvas: HTMLCanvasElement,
  { team, catalogue, formatName, site }: ImageContent,
  fonts: ImageFonts,
): void {
  const layout = layOutImage(team.cards.length, team.basicActions.length);
  canvas.width = layout.width * SCALE;
  canvas.height = layout.height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(SCALE, SCALE);
  const pen = new Pen(context, fonts);
  const inner = layout.width - 2 * MARGIN;
  pen.background(layout.width, layout.height);
  pen.headline(team.name || 'Unnamed team', MARGIN, 86, inner);
  pen.words(formatName, { x: MARGIN, y: 126, width: inner, size: 24, colour: GOLD });
  const draw = (entry: TeamCard, box: Box | undefined) => {
    if (box) pen.card(entry, catalogue.card(entry.card), box);
  };
  team.cards.forEach((entry, at) => {
    draw(entry, layout.cards[at]);
  });
  if (team.basicActions.length > 0) {
    const place = { x: MARGIN, y: layout.basicTitle, width: inner, size: 20, colour: MUTED };
    pen.words('Basic Actions', place);
  }
  team.basicActions.forEach((entry, at) => {
    draw(entry, layout.basicActions[at]);
  });
  const total = `${count(team.cards.length, 'card')}, ${diceWords(diceTotal(team.cards))}`;
  const foot = { y: layout.footer, width: inner / 2, size: 22, colour: MUTED };
  pen.words(total, { ...foot, x: MARGIN });
  pen.words(site, { ...foot, x: layout.width - MARGIN, align: 'right' });
}
