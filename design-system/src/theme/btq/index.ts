import "@tread/tokens/btq.css";
import "../btq-fonts.css";
