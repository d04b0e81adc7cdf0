import "../layers.css.ts";
import "@tread/tokens/main.css";
import "../fonts.css";
import "../reset.css.ts";
import "../base.css.ts";
