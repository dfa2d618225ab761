import { localized } from "../localized.ts";
import { paths } from "../paths.ts";

/** Words of every product's page around what the product itself tells. */
export const series = localized({
  ko: {
    meta: {
      title: "{title}: 사양과 모델 | {name}",
      description:
        "{description} 모델별 용량, 치수, 중량, 풍량, 소음과 외형도, 시방서 문안을 볼 수 있습니다.",
      keywords: "{title}, {tags}, 냉각탑",
    },
    features: "특징",
    specifications: "주요 사양",
    models: {
      title: "모델",
      description: "용량은 입구 37\u00a0°C, 출구 32\u00a0°C, 습구온도 27\u00a0°C 기준입니다.",
      sample: "견본",
      sampleNote: "이 표의 값은 견본입니다. 확정 사양은 승인도를 따릅니다.",
      units: { label: "단위", metric: "미터법 (m, kg)", imperial: "야드파운드법 (ft, lb)" },
      size: "길이 × 폭 × 높이",
      weight: "출하 / 운전 중량",
      motor: "팬",
      sound: "소음",
      soundAt: "거리 {distance}",
    },
    drawings: {
      title: "외형도",
      description:
        "치수로 그린 평면도와 입면도(mm)입니다. 붉은 점선은 흡입과 점검을 위해 비워 둘 공간입니다.",
      alt: "{model} 외형도: 길이 {length} mm, 폭 {width} mm, 높이 {height} mm. 비워 둘 공간은 흡입면 {inlet} mm, 그 밖의 면 {service} mm.",
      plan: "평면도",
      front: "정면도",
      side: "측면도",
      dxf: "{model} DXF 내려받기",
      svg: "{model} SVG 열기",
    },
    documents: { title: "카탈로그와 문서", label: "{title} 카탈로그" },
    projects: {
      title: "시공사례",
      description: "{title} 제품을 사용한 현장입니다.",
      all: "시공사례에서 더 보기",
    },
    tender: {
      title: "시방서 문안",
      description:
        "설계 시방서에 붙여 넣어 쓰는 문안입니다. 누르면 전체가 선택됩니다. 밑줄 친 곳은 현장에 맞게 채워 주세요.",
      language: "국문",
      download: "텍스트 파일 내려받기",
      text: {
        heading: "{title} 시방서",
        scope: {
          title: "1. 적용 범위",
          text: "이 시방서는 {title}의 제작, 납품, 설치에 적용한다. 수량: ____ 대",
        },
        construction: {
          title: "2. 형식과 구조",
          type: "형식: {type}",
          specification: "사양: {specifications}",
        },
        performance: {
          title: "3. 성능",
          nominal:
            "기준 조건: 입구 수온 37\u00a0°C, 출구 수온 32\u00a0°C, 습구온도 27\u00a0°C. 1 CRT는 3,900 kcal/h(4.53 kW)로 한다.",
          asked: "설계 조건: 순환수량 ____ m³/h, 입구 수온 ____ °C, 출구 수온 ____ °C, 습구온도 ____ °C",
          size: "모델: ____ , 용량 ____ CRT 이상",
        },
        models: {
          title: "4. 모델별 기준값",
        },
        submittals: {
          title: "제출물",
          text: "승인도, 외형도와 기초 하중, 전동기 자료, 운전·점검 지침서를 제출한다.",
        },
      },
    },
    calculator: {
      title: "필요한 용량을 모르시나요",
      description: "순환수량과 온도로 필요한 CRT를 계산합니다.",
      button: "용량 계산하기",
      href: paths.calculator,
    },
    reading: "기술 자료",
    callToAction: {
      title: "{title} 상담",
      description: "냉각 용량, 설치 장소, 소음과 높이 제한을 알려 주시면 모델을 골라 드립니다.",
      button: "이 제품 문의하기",
    },
    more: "자세히 보기",
  },
  en: {
    meta: {
      title: "{title}: specifications and models | {name}",
      description:
        "{description} Capacity, dimensions, weight, airflow and sound of each model, drawings and tender text.",
      keywords: "{title}, {tags}, cooling tower",
    },
    features: "Features",
    specifications: "Main specifications",
    models: {
      title: "Models",
      description: "Capacity at 37\u00a0°C inlet, 32\u00a0°C outlet and 27\u00a0°C wet bulb.",
      sample: "Sample",
      sampleNote: "The figures of this table are samples. Approved drawings govern.",
      units: { label: "Units", metric: "Metric (m, kg)", imperial: "Imperial (ft, lb)" },
      size: "Length × width × height",
      weight: "Shipping / operating weight",
      motor: "Fans",
      sound: "Sound",
      soundAt: "at {distance}",
    },
    drawings: {
      title: "Outline drawings",
      description:
        "Plan and elevations drawn to scale from the dimensions (mm). The red dashed line is the space to keep free for air and service.",
      alt: "Outline of {model}: {length} mm long, {width} mm wide, {height} mm high. Space to keep free: {inlet} mm at air inlets, {service} mm elsewhere.",
      plan: "PLAN",
      front: "FRONT",
      side: "SIDE",
      dxf: "Download the DXF of {model}",
      svg: "Open the SVG of {model}",
    },
    documents: { title: "Catalogs and documents", label: "{title} catalog" },
    projects: {
      title: "Projects",
      description: "Sites that use the {title}.",
      all: "More in the project gallery",
    },
    tender: {
      title: "Tender text",
      description:
        "Text to paste into a specification. A click selects all of it. Fill in the underlined places for your site.",
      language: "English",
      download: "Download as a text file",
      text: {
        heading: "Specification: {title}",
        scope: {
          title: "1. Scope",
          text: "This specification covers manufacture, delivery and installation of the {title}. Quantity: ____",
        },
        construction: {
          title: "2. Type and construction",
          type: "Type: {type}",
          specification: "Specification: {specifications}",
        },
        performance: {
          title: "3. Performance",
          nominal:
            "Nominal conditions: 37\u00a0°C inlet, 32\u00a0°C outlet, 27\u00a0°C wet bulb. 1 CRT is 3,900 kcal/h (4.53 kW).",
          asked: "Design conditions: water flow ____ m³/h, inlet ____ °C, outlet ____ °C, wet bulb ____ °C",
          size: "Model: ____ , capacity ____ CRT or more",
        },
        models: {
          title: "4. Reference values by model",
        },
        submittals: {
          title: "Submittals",
          text: "Approval drawings, outline drawing with foundation loads, motor data, operation and maintenance manual.",
        },
      },
    },
    calculator: {
      title: "Which size do you need?",
      description: "Work out the CRT from flow rate and temperatures.",
      button: "Calculate the capacity",
      href: paths.calculator,
    },
    reading: "Good to know",
    callToAction: {
      title: "Ask about the {title}",
      description: "Tell us capacity, site, and limits of noise and height, and we will suggest a model.",
      button: "Ask about this product",
    },
    more: "Details",
  },
});
