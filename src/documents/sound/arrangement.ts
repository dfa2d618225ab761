import type { SoundCase } from "#engine/sound/sound-query.ts";

/** Places of the arrangement's parts in user units: the horizontal and the vertical scale differ. */
export interface ArrangementLayout {
  towerX: number;
  receiverX: number;
  towerY: number;
  receiverY: number;
  screen: { x: number; y: number; width: number } | undefined;
  wallBehindX: number | undefined;
  hasWallBeside: boolean;
}

/** The ground of the section, and the room above it. */
export const sectionGround = 185;
const highest = 120;
const [near, far] = [70, 320] as const;

export function arrangementLayout(asked: SoundCase): ArrangementLayout {
  const { distance, height, receiverHeight, screen, walls } = asked;
  const tallest = Math.max(height, receiverHeight, screen?.height ?? 0, 4);
  const up = (metres: number) => sectionGround - (highest * metres) / tallest;
  const along = (metres: number) => near + ((far - near) * metres) / distance;
  return {
    towerX: near,
    receiverX: far,
    towerY: up(height),
    receiverY: up(receiverHeight),
    screen: screen && {
      x: along(screen.fromSource),
      y: up(screen.height),
      width: Math.max(4, along(screen.thickness) - near),
    },
    wallBehindX: walls.some(({ place }) => place === "behind") ? 22 : undefined,
    hasWallBeside: walls.some(({ place }) => place === "beside"),
  };
}
