import "../cascade.css.ts";
import "@tread/tokens/main.css";
import "../../../dist/fonts/main.css";
import "../fallback-fonts.css";
import "../reset.css.ts";
import "../base.css.ts";
