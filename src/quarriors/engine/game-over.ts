/** Thrown when the game is over, from any depth. */
export class GameOver extends Error {
  constructor() {
    super('the game is over');
  }
}

export const GAME_OVER = new GameOver();
