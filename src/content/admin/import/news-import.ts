import { importLimits } from "#domain/records/import/sheet-import.ts";
import { wholeNumber } from "../../figures/whole-number.ts";
import { listWords } from "./list-words.ts";

const shared = listWords("소식");

export const newsImportWords = {
  ...shared,
  lead: "엑셀 파일의 소식을 한 번에 등록합니다. 마지막에 ‘가져오기’ 버튼을 누르기 전에는 아무것도 저장하지 않습니다.",
  steps: { ...shared.steps, store: "4. 가져오기" },
  files: {
    ...shared.files,
    hint: "엑셀(.xlsx)이나 CSV 파일을 여기에 끌어다 놓으세요. 한 줄이 소식 하나입니다.",
    kinds: `한 번에 ${wholeNumber(importLimits.rows)}행까지 가져옵니다. 사진과 표 같은 블록은 가져온 뒤 소식마다 추가합니다.`,
  },
  questions: { ...shared.questions, kinds: "소식 분류" },
  rows: {
    ...shared.rows,
    repeated: "{row}행과 제목·날짜가 같습니다. 둘 중 한 행을 빼거나 제목을 다르게 입력해 주세요.",
    addressRepeated: "{row}행과 주소가 같습니다. 둘 중 하나를 고치거나 비워 주세요.",
    kindUnknown: "공지, 소식, 전시회, 수주 중 하나를 입력해 주세요.",
    dayUnknown: "연-월-일로 입력해 주세요. 예: 2024-03-15",
    pinUnknown: "‘예’나 ‘아니요’로 입력해 주세요. 비우면 고정하지 않습니다.",
    months: "일이 없는 날짜 {count}개는 그달 1일로 저장합니다.",
    doubtful: "날짜를 다음과 같이 읽었습니다. 다른 달이면 고쳐 주세요: {list}",
    oneLanguage: "제목이 한 언어에만 있는 {count}행은 그 언어에서만 보입니다.",
  },
  store: {
    ...shared.store,
    changesHint:
      "행마다 등록된 내용 → 파일의 내용입니다. 제목·날짜만 같은 행은 같은 소식인지 직접 선택해 주세요. 사진과 표 같은 다른 블록은 그대로 둡니다.",
    publication: "가져온 뒤",
    asDraft: "게시 전 상태로 저장 (확인한 뒤 소식마다 게시)",
    atOnce: "바로 게시",
    incomplete: "빠진 내용이 있어 게시하지 않고 게시 전 상태로 저장하는 행 {count}개: {rows}",
    otherDraft:
      "등록된 소식에 아직 게시하지 않은 내용이 있어 게시하지 않고 저장만 하는 행 {count}개: {rows}. 소식마다 확인한 뒤 게시해 주세요.",
    planned:
      "등록된 소식의 게시가 예약되어 있는 행 {count}개: {rows}. 가져오지 않고 그대로 둡니다. 그 소식의 예약을 취소한 뒤 다시 가져와 주세요.",
    full: "등록된 소식에 블록이 너무 많거나 내용이 너무 길어 본문을 넣을 수 없는 행 {count}개: {rows}. 가져오지 않고 그대로 둡니다. 그 소식의 블록을 줄인 뒤 다시 가져와 주세요.",
    numbered: "다른 소식이 쓰는 주소라서 번호를 붙이는 행: {list}",
    numberedRow: "{row}행 {address}",
  },
  notes: {
    ...shared.notes,
    general: [
      "첫 시트의 제목 줄은 그대로 두고 한 줄에 소식을 하나씩 입력합니다. 제목이 ‘(예시)’로 시작하는 줄은 가져오지 않습니다.",
      "제목이 두 언어에 있으면 두 언어로, 한 언어에만 있으면 그 언어로만 나옵니다.",
      "등록된 소식을 고치려면 ‘등록된 소식 내려받기’로 받은 파일을 고쳐서 가져오세요. ‘사이트 번호’로 같은 소식을 찾습니다. 다른 파일에서는 제목·날짜가 같은 행을 수정할지 추가할지 하나씩 묻습니다.",
      "칸을 비우면 등록된 내용도 비웁니다. 열을 통째로 지우면 그 항목은 바꾸지 않습니다. 사진과 표 같은 다른 블록은 언제나 그대로 둡니다.",
    ],
    of: {
      newsKind: "공지, 소식, 전시회, 수주 중 하나. 공지사항, 보도자료, 박람회, 계약처럼 써도 됩니다.",
      day: "예: 2024-03-15. 엑셀 날짜도 됩니다.",
      title: "120자까지. 한국어와 영어 가운데 하나는 꼭 입력합니다.",
      text: "10,000자까지. 칸 안의 줄 바꿈(Alt+Enter)은 그대로 나옵니다. 한 줄을 비우면 새 문단, 줄 앞의 - 는 목록, **굵게**, [글자](주소)도 됩니다.",
      lead: "목록과 검색 결과에 나오는 한두 문장. 비우면 본문의 앞부분을 씁니다.",
      address: "영문 소문자, 숫자, -만 씁니다. 비우면 영문 제목이나 날짜로 자동으로 정합니다.",
      isPinned: "목록 맨 위에 고정하려면 ‘예’. 비우면 고정하지 않습니다.",
    },
  },
  example: {
    title: "(예시) 2024 기계설비전시회 참가",
    text: "새 밀폐형 냉각탑을 전시합니다.\n\n- 장소: 킨텍스\n- 부스: A-12",
    englishTitle: "Meet us at the fair",
    englishText: "We show our new closed-circuit tower.",
  },
  otherBlocks: "그 밖의 블록 (가져오지 않음)",
};
