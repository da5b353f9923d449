import type { CardFacts, EnergyType } from '../../../dice-masters/cards/index.ts';
import type { TeamCard } from '../../../dice-masters/teams/index.ts';
import { cardName } from '../card-name.ts';
import { type Box, fitText } from './image-layout.ts';

/** The felt of tokens.css, the same in every theme. */
const FELT = '#0f1f1b';
const GLOW = '#1f4439';
const PANEL = '#1a332b';
const LINE = '#2c4c42';
const TEXT = '#f1ebdc';
export const MUTED = '#aabfb5';
export const GOLD = '#ecc871';
const IVORY = '#fbf4e3';
const IVORY_EDGE = '#b9a981';
const INK = '#15120c';
const NEUTRAL = '#b9c4be';
const ENERGY: Record<EnergyType, string> = {
  fist: '#ea6a45',
  bolt: '#f0b429',
  mask: '#a98bea',
  shield: '#57a5e6',
};

export interface ImageFonts {
  display: string;
  body: string;
}

interface WordsPlace {
  x: number;
  y: number;
  width: number;
  size: number;
  colour: string;
  weight?: number;
  align?: CanvasTextAlign;
}

/** Draws the parts of a team card on a canvas. */
export class Pen {
  private readonly context: CanvasRenderingContext2D;
  private readonly fonts: ImageFonts;

  constructor(context: CanvasRenderingContext2D, fonts: ImageFonts) {
    this.context = context;
    this.fonts = fonts;
  }

  background(width: number, height: number): void {
    const { context } = this;
    const glow = context.createRadialGradient(180, -120, 0, 180, -120, 900);
    glow.addColorStop(0, GLOW);
    glow.addColorStop(1, FELT);
    context.fillStyle = glow;
    context.fillRect(0, 0, width, height);
  }

  /** As large as fits, down to a size at which it is cut instead. */
  headline(text: string, x: number, y: number, width: number): void {
    const { context } = this;
    const measure = (words: string) => context.measureText(words).width;
    let size = 60;
    do {
      size -= 4;
      context.font = `800 ${size}px ${this.fonts.display}`;
    } while (size > 36 && measure(text) > width);
    context.fillStyle = TEXT;
    context.textAlign = 'left';
    context.fillText(fitText(text, width, measure), x, y);
  }

  words(
    text: string,
    { x, y, width, size, colour, weight = 400, align = 'left' }: WordsPlace,
  ): void {
    const { context } = this;
    context.font = `${weight} ${size}px ${this.fonts.body}`;
    context.fillStyle = colour;
    context.textAlign = align;
    context.fillText(
      fitText(text, width, (words) => context.measureText(words).width),
      x,
      y,
    );
  }

  card(entry: TeamCard, card: CardFacts | undefined, { x, y, width, height }: Box): void {
    const { context } = this;
    const isKnown = card !== undefined;
    context.setLineDash(isKnown ? [] : [8, 6]);
    this.tile({ x, y, width, height }, 14, isKnown ? PANEL : FELT, isKnown ? LINE : MUTED);
    context.setLineDash([]);
    this.cost(card, { x: x + 10, y: y + 10, width: height - 20, height: height - 20 });
    const die = { x: x + width - height + 10, y: y + 10, width: height - 20, height: height - 20 };
    this.tile(die, 12, IVORY, IVORY_EDGE);
    this.figure(String(entry.dice), die);
    const place = { x: x + height + 6, width: width - 2 * height - 16 };
    const name = cardName(entry.card, card);
    this.words(name, { ...place, y: y + 29, size: 23, colour: TEXT, weight: 700 });
    const under = card?.subtitle ?? 'not in the catalogue';
    this.words(under, { ...place, y: y + 52, size: 18, colour: MUTED });
  }

  /** The badge of the purchase cost, halved for two energies. */
  private cost(card: CardFacts | undefined, box: Box): void {
    const { context } = this;
    const [first, second = first, ...more] = card?.energy ?? [];
    const isPlain = first === undefined || second === undefined || more.length > 0;
    const halves = context.createLinearGradient(box.x, box.y, box.x, box.y + box.height);
    const [upper, lower] = isPlain ? [NEUTRAL, NEUTRAL] : [ENERGY[first], ENERGY[second]];
    halves.addColorStop(0.5, upper);
    halves.addColorStop(0.5, lower);
    this.tile(box, 12, halves, null);
    this.figure(card ? String(card.cost) : '?', box);
  }

  private figure(text: string, { x, y, width, height }: Box): void {
    const { context } = this;
    context.font = `800 26px ${this.fonts.display}`;
    context.fillStyle = INK;
    context.textAlign = 'center';
    context.fillText(text, x + width / 2, y + height / 2 + 9);
  }

  private tile(
    { x, y, width, height }: Box,
    radius: number,
    fill: string | CanvasGradient,
    edge: string | null,
  ): void {
    const { context } = this;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fillStyle = fill;
    context.fill();
    if (edge === null) return;
    context.strokeStyle = edge;
    context.lineWidth = 1.5;
    context.stroke();
  }
}
