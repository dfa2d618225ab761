/** Texts for a scheduled publication of a page, of news or of the site's content. */
export const scheduleWords = {
  button: "게시 예약",
  title: "게시 예약",
  day: "날짜",
  time: "시각",
  confirm: "예약",
  cancel: "취소",
  missing: "날짜와 시각을 입력해주세요",
  past: "지금보다 뒤의 시각을 입력해주세요",
  done: "{time}에 게시하도록 예약했습니다.",
  now: "{time}에 게시 예약됨",
  failed: "{time}에 게시하지 못함",
  undo: "예약 취소",
  undone: "게시 예약을 취소했습니다.",
  notCancelled: "예약을 취소하지 못했습니다.",
  alreadyOut: "예약한 시각이 지나 이미 게시되었습니다.",
};

/** Texts for the scheduled publication of the site's content, of which there is at most one. */
export const contentScheduleWords = {
  /** Short form for the editor bar, without the year. */
  bar: "{time} 게시 예약",
  hint: "한국 시각으로 정합니다. 지금까지 고친 내용을 그 시각에 자동으로 게시합니다. 예약한 뒤에 고친 내용은 함께 게시되지 않고 편집 중인 내용으로 남습니다.",
  timeHint: "한국 시각으로 정합니다. 예약한 내용은 그대로 두고 게시할 시각만 바꿉니다.",
  by: "{name} 님 예약 · 바뀌는 곳 {count}곳",
  meanwhile:
    "예약 시각 전에 ‘게시하기’를 누르면 아래 내용이 모두 바로 게시되며, 예약한 내용도 그 안에 있으면 함께 게시됩니다. 예약한 뒤에 다시 고쳐 먼저 게시한 문구는 예약 시각에도 바뀌지 않습니다.",
  unchanged: "예약한 뒤에 다른 문구를 게시한 곳은 예약 시각에도 바뀌지 않습니다: {places}",
  failed:
    "{time}에 게시하지 못했습니다. 예약한 내용에 고칠 곳이 있습니다. 고쳐서 다시 예약하거나 예약을 취소해 주세요.",
  show: "예약한 내용 보기",
  move: "시각 바꾸기",
  again: "지금 내용으로 다시 예약",
  failure: "예약하지 못했습니다.",
  gone: "예약이 이미 없습니다. 게시되었거나 취소되었습니다.",
  notice: {
    title: "사이트 게시 예약",
    text: "사이트 편집에서 고친 내용이 {time}에 게시되도록 예약되어 있습니다.",
    failed: "사이트 편집에서 예약한 내용을 {time}에 게시하지 못했습니다.",
    link: "사이트 편집에서 보기",
  },
};
