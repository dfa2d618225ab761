/** As much weather of one's own as is taken: in no month are two classes alike, and none is what air cannot be. */
export const ownWeather = {
  source: "own",
  height: 0,
  months: Array.from({ length: 12 }, () =>
    Array.from({ length: 150 }, (_, index) => {
      const wetBulb = (index % 45) - 20;
      return [wetBulb, wetBulb + 2 * Math.floor(index / 45), 1];
    }),
  ),
};
