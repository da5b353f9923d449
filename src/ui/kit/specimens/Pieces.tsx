import {
  type CardFacts,
  ENERGY_TYPES,
  type EnergyUnit,
  type Face,
} from '../../../dice-masters/cards/index.ts';
import { BlankDie } from '../BlankDie.tsx';
import { CardChips, type CardNames } from '../CardChips.tsx';
import { CardTile } from '../CardTile.tsx';
import { Cost } from '../Cost.tsx';
import { Die } from '../Die.tsx';
import { DieStrip } from '../DieStrip.tsx';
import { EffectLines } from '../EffectLines.tsx';
import { EnergyIcon } from '../EnergyIcon.tsx';
import { Icon } from '../Icon.tsx';
import { StatLine } from '../StatLine.tsx';
import { Specimen } from './Specimen.tsx';

const UNITS: EnergyUnit[] = [...ENERGY_TYPES, 'wild', 'generic'];
const LEVEL = { fielding: 1, attack: 4, defense: 3, bursts: 2 } as const;
const FACES: Face[] = [
  { kind: 'level', level: 2, ...LEVEL },
  { kind: 'energy', units: ['bolt'] },
  { kind: 'energy', units: ['fist', 'mask'] },
  { kind: 'energy', units: ['wild'] },
  { kind: 'energy', units: ['generic', 'generic'] },
  { kind: 'action', bursts: 1 },
  { kind: 'unknown' },
];
const SIZES = ['inline', 'small', 'medium', 'large'] as const;
const ICONS = ['search', 'build', 'goldfish', 'warning', 'check', 'note'] as const;

interface Props {
  card: CardFacts;
  names: CardNames;
  lines: string[];
}

/** What stands for things of the game. */
export function Pieces({ card, names, lines }: Props) {
  return (
    <>
      <Specimen name="Icon">
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Specimen>
      {SIZES.map((size) => (
        <Specimen key={size} name={`Die, ${size}`}>
          {FACES.map((face) => (
            <Die face={face} mark="AO" energy={['fist', 'shield']} size={size} />
          ))}
        </Specimen>
      ))}
      <Specimen name="Die, unrolled">
        <BlankDie mark="AO" energy={['bolt']} />
        <BlankDie mark="SK" energy={[]} />
      </Specimen>
      <Specimen name="Strip of faces">
        <DieStrip card={card} />
      </Specimen>
      <Specimen name="Energy">
        {UNITS.map((unit) => (
          <EnergyIcon key={unit} unit={unit} amount={2} />
        ))}
      </Specimen>
      <Specimen name="Cost">
        <Cost cost={0} energy={[]} />
        {ENERGY_TYPES.map((type) => (
          <Cost key={type} cost={4} energy={[type]} />
        ))}
        <Cost cost={6} energy={['mask', 'bolt']} />
        <Cost cost={7} energy={['shield']} large />
      </Specimen>
      <Specimen name="Stat line">
        <StatLine number={1} level={{ ...LEVEL, bursts: 0 }} />
        <StatLine number={2} level={LEVEL} />
      </Specimen>
      <Specimen name="Chips">
        <CardChips card={card} names={names} />
      </Specimen>
      <Specimen name="Lines of a card">
        <p>
          <EffectLines lines={lines} />
        </p>
      </Specimen>
      <Specimen name="Card tile">
        <CardTile card={card} names={names} lines={lines} />
      </Specimen>
    </>
  );
}
