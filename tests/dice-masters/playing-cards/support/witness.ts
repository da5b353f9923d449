import type {
  Ability,
  Activated,
  Modifier,
  Replacement,
  Ruling,
  Trigger,
} from '../../../../src/dice-masters/engine/abilities/ability.ts';
import type { EngineCard } from '../../../../src/dice-masters/engine/setup.ts';

/** Notes which texts have done something: `hhs-017 1` is the first clause of that card. */
export class Witness {
  readonly seen = new Set<string>();

  /** The same card, under watch. */
  watched(card: EngineCard): EngineCard {
    return {
      ...card,
      abilities: card.abilities.map((ability, place) =>
        this.watch(ability, `${card.id} ${place + 1}`),
      ),
    };
  }

  private watch(ability: Ability, name: string): Ability {
    const note = () => this.seen.add(name);
    return {
      ...ability,
      ...(ability.triggers && { triggers: ability.triggers.map((one) => trigger(one, note)) }),
      ...(ability.modifiers && { modifiers: ability.modifiers.map((one) => modifier(one, note)) }),
      ...(ability.rulings && { rulings: ability.rulings.map((one) => ruling(one, note)) }),
      ...(ability.replacements && {
        replacements: ability.replacements.map((one) => replacement(one, note)),
      }),
      ...(ability.activated && { activated: ability.activated.map((one) => activated(one, note)) }),
      ...(ability.action && {
        action: { ...ability.action, run: noting(ability.action.run, note) },
      }),
      ...(ability.keywordText && {
        keywordText: Object.fromEntries(
          Object.entries(ability.keywordText).map(([id, run]) => [id, noting(run, note)]),
        ),
      }),
    };
  }
}

type Note = () => void;

function noting<Args extends unknown[]>(run: (...args: Args) => void, note: Note) {
  return (...args: Args): void => {
    note();
    run(...args);
  };
}

const trigger = (one: Trigger, note: Note): Trigger => ({ ...one, run: noting(one.run, note) });
const activated = (one: Activated, note: Note): Activated => ({
  ...one,
  run: noting(one.run, note),
});

function modifier(one: Modifier, note: Note): Modifier {
  return {
    ...one,
    by: (...args) => {
      const change = one.by(...args);
      if (change !== 0) note();
      return change;
    },
  };
}

function ruling(one: Ruling, note: Note): Ruling {
  return {
    ...one,
    says: (...args) => {
      const said = one.says(...args);
      if (said !== 0) note();
      return said;
    },
  };
}

function replacement(one: Replacement, note: Note): Replacement {
  if (one.of === 'damage') {
    return {
      ...one,
      change: (context, packet) => {
        const { amount, target } = packet;
        one.change(context, packet);
        if (packet.amount !== amount || packet.target !== target) note();
      },
    };
  }
  if (one.of === 'ko') {
    return {
      ...one,
      instead: (...args) => {
        const isSaved = one.instead(...args);
        if (isSaved) note();
        return isSaved;
      },
    };
  }
  return {
    ...one,
    to: (context, die, zone) => {
      const to = one.to(context, die, zone);
      if (to !== zone) note();
      return to;
    },
  };
}
