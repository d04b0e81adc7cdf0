import "@tread/tokens/btq.css";
import "../../../dist/fonts/btq.css";
import "../btq-fallback-fonts.css";
