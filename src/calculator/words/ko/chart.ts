/** Words around every chart of the design tool. */
export const chart = {
  /** Names the control that reads values off a chart. */
  read: "{title} 값 읽기",
  hint: "그래프를 짚거나 방향키를 눌러 값을 읽을 수 있습니다.",
  none: "값 없음",
  table: "값 표 보기",
  svg: "SVG 저장",
  csv: "CSV 저장",
  /** The duty in a line, as a file of the chart tells it. */
  source: "순환수량 {flow}, 입구 {hot}, 출구 {cold}, 습구 {wb} | {site}",
};
export type ChartWords = typeof chart;
