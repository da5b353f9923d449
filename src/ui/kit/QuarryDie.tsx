import { drawFace, type Face, groupFaces, markOf } from '../../quarriors/cards/index.ts';
import { Icon } from './Icon.tsx';

interface Props {
  face: Face;
  /** The class, which gives the die its colours. */
  id: string;
  name: string;
  times?: number;
  size?: 'small' | 'large';
  sheet?: string;
}

/** A face of a Quarriors! die. */
export function QuarryDie({ face, id, name, times = 1, size = 'small', sheet = '' }: Props) {
  const { label, symbols, divided, corners, bursts } = drawFace(face, markOf(name), times);
  const parts = symbols.length > 1 ? (divided ? ' two divided' : ' two') : '';
  return (
    <span class={`quarry-die ${size} of-${id}${parts}`} role="img" aria-label={label}>
      {symbols.map(({ look, text }) => (
        <span class={`symbol ${look}`} key={look}>
          {look === 're-roll' && <Icon name="again" sheet={sheet} />}
          {look === 'draw' && <Icon name="fate" sheet={sheet} />}
          {text && <b>{text}</b>}
        </span>
      ))}
      {corners && (
        <>
          <i class="level">{corners.level}</i>
          <i class="attack">{corners.attack}</i>
          <i class="defense">{corners.defense}</i>
        </>
      )}
      {bursts > 0 && <i class="bursts">{'★'.repeat(bursts)}</i>}
      {times > 1 && <i class="times">×{times}</i>}
    </span>
  );
}

/** All faces of a die in one row, equal ones together. */
export function QuarryStrip({
  faces,
  ...rest
}: Omit<Props, 'face' | 'times'> & { faces: readonly Face[] }) {
  return (
    <span class="quarry-strip">
      {groupFaces(faces).map(({ face, times }, at) => (
        <QuarryDie key={at} face={face} times={times} {...rest} />
      ))}
    </span>
  );
}
