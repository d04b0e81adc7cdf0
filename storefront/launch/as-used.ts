import type { Plugin } from "vite";

/** What is written in a library's module, and what stands there instead. */
type Cut = readonly [written: string, instead: string];

/** React 19 keeps an element's ref among its props; before, it stood beside them. */
const refAmongProps: Cut = [
  `  let getter = Object.getOwnPropertyDescriptor(element.props, "ref")?.get;
  let mayWarn = getter && "isReactWarning" in getter && getter.isReactWarning;
  if (mayWarn) {
    return element.ref;
  }
  getter = Object.getOwnPropertyDescriptor(element, "ref")?.get;
  mayWarn = getter && "isReactWarning" in getter && getter.isReactWarning;
  if (mayWarn) {
    return element.props.ref;
  }
  return element.props.ref || element.ref;
`,
  "  return element.props.ref;\n",
];

/**
 * Parts of libraries that are decided while they run, although here they are always decided the same way: a bundler has to
 * keep both ways. By module; what each takes for granted is tested beside this.
 */
export const cuts: Readonly<Record<string, readonly Cut[]>> = {
  // No dialog is modal in Radix's sense: Overlay locks the page, hides it and keeps focus by itself.
  "@radix-ui/react-dialog/dist/index.mjs": [
    ["context.modal ? /* @__PURE__ */ jsx(DialogContentModal, { ...contentProps, ref: forwardedRef }) : ", ""],
    ["trapped: trapFocus,", ""],
    ["const { nodes: branchNodes, registry: branchRegistry } = useFocusScopeBranchRegistry();", ""],
    ["branchNodes,\n      branchRegistry,\n", ""],
    ["jsx(FocusScopeBranchProvider, { registry: context.branchRegistry, children:", "jsx(React.Fragment, { children:"],
    ["branches: context.branchNodes,", ""],
  ],
  // No menu is modal, and none opens out of another.
  "@radix-ui/react-menu/dist/index.mjs": [
    ["rootContext.modal ? /* @__PURE__ */ jsx(MenuRootContentModal, { ...contentProps, ref: forwardedRef }) : ", ""],
    ["trapped: trapFocus,", ""],
    ["const { nodes: branchNodes, registry: branchRegistry } = useFocusScopeBranchRegistry();", ""],
    ["const [branchNode, setBranchNode] = React.useState(null);\n    useFocusScopeBranch(branchNode);", ""],
    ["context.onContentChange,\n      setBranchNode", "context.onContentChange"],
    ["jsx(FocusScopeBranchProvider, { registry: isModal ? branchRegistry : null, children:", "jsx(React.Fragment, { children:"],
    ["branches: branchNodes,", ""],
    [
      `const shards = React.useMemo(
      () => disableOutsideScroll ? [contentRef, ...branchNodes.map((node) => ({ current: node }))] : [],
      [contentRef, branchNodes, disableOutsideScroll]
    );`,
      "",
    ],
    ["jsx(ScrollLockWrapper, { ...scrollLockWrapperProps, children:", "jsx(React.Fragment, { children:"],
    ["const ScrollLockWrapper = disableOutsideScroll ? RemoveScroll : React.Fragment;", ""],
    ["disableOutsideScroll ? {\n      as: Slot,\n      allowPinchZoom: true,\n      shards\n    } : void 0;", "void 0;"],
    ["const isMovingTowards = pointerDirRef.current === pointerGraceIntentRef.current?.side;\n", ""],
    ["return isMovingTowards && isPointerInGraceArea(event, pointerGraceIntentRef.current?.area);", "return false;"],
    [
      `,
                        onPointerMove: composeEventHandlers(
                          props.onPointerMove,
                          whenMouse((event) => {
                            const target = event.target;
                            const pointerXHasChanged = lastPointerXRef.current !== event.clientX;
                            if (event.currentTarget.contains(target) && pointerXHasChanged) {
                              const newDir = event.clientX > lastPointerXRef.current ? "right" : "left";
                              pointerDirRef.current = newDir;
                              lastPointerXRef.current = event.clientX;
                            }
                          })
                        )`,
      "",
    ],
  ],
  // Nothing traps focus but a modal dialog or menu, and only what is trapped asks what belongs to it.
  "@radix-ui/react-focus-scope/dist/index.mjs": [
    ["trapped = false,", ""],
    ["if (trapped) {", "if (false) {"],
    ["if (!loop && !trapped) return;", "if (!loop) return;"],
    ["[loop, trapped, focusScope.paused]", "[loop, focusScope.paused]"],
    ["[trapped, container, focusScope.paused, isTargetInScope]", "[]"],
    [
      `const branchesRef = React.useRef(branches);
    React.useEffect(() => {
      branchesRef.current = branches;
    });
    const isTargetInScope = React.useCallback(
      (target) => {
        if (!target) return false;
        if (container?.contains(target)) return true;
        return Boolean(branchesRef.current?.some((branch) => branch.contains(target)));
      },
      [container]
    );`,
      "",
    ],
  ],
  // Nothing but a modal dialog or menu takes presses from what is outside of it.
  "@radix-ui/react-dismissable-layer/dist/index.mjs": [
    [
      "const {\n      disableOutsidePointerEvents = false,",
      "const disableOutsidePointerEvents = false;\n    const {\n      disableOutsidePointerEvents: _,",
    ],
    ["[node, ownerDocument, disableOutsidePointerEvents, context]", "[node, ownerDocument, context]"],
    [
      `const [highestLayerWithOutsidePointerEventsDisabled] = [
      ...context.layersWithOutsidePointerEventsDisabled
    ].slice(-1);`,
      "",
    ],
    [
      "const highestLayerWithOutsidePointerEventsDisabledIndex = highestLayerWithOutsidePointerEventsDisabled ? layers.indexOf(highestLayerWithOutsidePointerEventsDisabled) : -1;",
      "",
    ],
    ["= context.layersWithOutsidePointerEventsDisabled.size > 0;", "= false;"],
    ["= index >= highestLayerWithOutsidePointerEventsDisabledIndex;", "= true;"],
    [
      "context.layers.delete(node);\n        context.layersWithOutsidePointerEventsDisabled.delete(node);",
      "context.layers.delete(node);",
    ],
    ["layersWithOutsidePointerEventsDisabled: /* @__PURE__ */ new Set(),", ""],
  ],
  // No menu has an arrow, none goes when its button does, and none is sized or scaled by what Radix measures.
  "@radix-ui/react-popper/dist/index.mjs": [
    ["const [arrow, setArrow] = React.useState(null);\n    const arrowSize = useSize(arrow);\n", ""],
    ["const arrowWidth = arrowSize?.width ?? 0;", ""],
    ["const arrowHeight = arrowSize?.height ?? 0;", ""],
    ["mainAxis: sideOffset + arrowHeight,", "mainAxis: sideOffset,"],
    ["arrow && floatingUIarrow({ element: arrow, padding: arrowPadding }),", ""],
    ["transformOrigin({ arrowWidth, arrowHeight }),", ""],
    ["hideWhenDetached && //", "false && //"],
    [
      `const arrowX = middlewareData.arrow?.x;
    const arrowY = middlewareData.arrow?.y;
    const cannotCenterArrow = middlewareData.arrow?.centerOffset !== 0;
`,
      "",
    ],
    [
      `onArrowChange: setArrow,
            arrowX,
            arrowY,
            shouldHideArrow: cannotCenterArrow,`,
      "",
    ],
    [
      `"--radix-popper-transform-origin": [
            middlewareData.transformOrigin?.x,
            middlewareData.transformOrigin?.y
          ].join(" "),`,
      "",
    ],
    [
      `...middlewareData.hide?.referenceHidden && {
            visibility: "hidden",
            pointerEvents: "none"
          }`,
      "",
    ],
    [
      `size({
          ...detectOverflowOptions,
          apply: /* @__PURE__ */ __name(({ elements, rects, availableWidth, availableHeight }) => {
            const { width: anchorWidth, height: anchorHeight } = rects.reference;
            const contentStyle = elements.floating.style;
            contentStyle.setProperty("--radix-popper-available-width", \`\${availableWidth}px\`);
            contentStyle.setProperty("--radix-popper-available-height", \`\${availableHeight}px\`);
            contentStyle.setProperty("--radix-popper-anchor-width", \`\${anchorWidth}px\`);
            contentStyle.setProperty("--radix-popper-anchor-height", \`\${anchorHeight}px\`);
          }, "apply")
        }),`,
      "",
    ],
  ],
  "@radix-ui/react-dropdown-menu/dist/index.mjs": [
    [
      `,
          // re-namespace exposed content custom properties
          ...{
            "--radix-dropdown-menu-content-transform-origin": "var(--radix-popper-transform-origin)",
            "--radix-dropdown-menu-content-available-width": "var(--radix-popper-available-width)",
            "--radix-dropdown-menu-content-available-height": "var(--radix-popper-available-height)",
            "--radix-dropdown-menu-trigger-width": "var(--radix-popper-anchor-width)",
            "--radix-dropdown-menu-trigger-height": "var(--radix-popper-anchor-height)"
          }
        }
      }
    );
  }, "DropdownMenuContent")`,
      `
        }
      }
    );
  }, "DropdownMenuContent")`,
    ],
  ],
  // Nothing is slotted but a part's only child.
  "@radix-ui/react-slot/dist/index.mjs": [["if (isSlottable(maybeSlottable)) {", "if (false) {"], refAmongProps],
  "@radix-ui/react-presence/dist/index.mjs": [refAmongProps],
  // A menu is fixed to the window, in the document of its button, and turns to the opposite side only.
  "@floating-ui/core/dist/floating-ui.core.mjs": [
    ["const hasFallbackAxisSideDirection = fallbackAxisSideDirection !== 'none';", "const hasFallbackAxisSideDirection = false;"],
    ["checkCrossAxis === 'alignment' ? initialSideAxis !== getSideAxis(nextPlacement) : false;", "false;"],
  ],
  "@floating-ui/dom/dist/floating-ui.dom.mjs": [
    [
      `  if (domElement && offsetParent) {
    const win = getWindow(domElement);
    const offsetWin = isElement(offsetParent) ? getWindow(offsetParent) : offsetParent;
    let currentWin = win;
    let currentIFrame = getFrameElement(currentWin);
    while (currentIFrame && offsetWin !== currentWin) {
      const iframeScale = getScale(currentIFrame);
      const iframeRect = currentIFrame.getBoundingClientRect();
      const css = getComputedStyle$1(currentIFrame);
      const left = iframeRect.left + (currentIFrame.clientLeft + parseFloat(css.paddingLeft)) * iframeScale.x;
      const top = iframeRect.top + (currentIFrame.clientTop + parseFloat(css.paddingTop)) * iframeScale.y;
      x *= iframeScale.x;
      y *= iframeScale.y;
      width *= iframeScale.x;
      height *= iframeScale.y;
      x += left;
      y += top;
      currentWin = getWindow(currentIFrame);
      currentIFrame = getFrameElement(currentWin);
    }
  }
`,
      "",
    ],
    ["const isFixed = strategy === 'fixed';\n  const documentElement", "const isFixed = true;\n  const documentElement"],
    ["const isFixed = strategy === 'fixed';\n  const rect", "const isFixed = true;\n  const rect"],
    ["!isWebKit() || strategy === 'fixed';", "true;"],
    ["const isLayoutViewport = rootBoundary === 'layoutViewport';", "const isLayoutViewport = false;"],
    [
      `} else if (clippingAncestor === 'document') {
    rect = getDocumentRect(getDocumentElement(element));
  }`,
      "}",
    ],
    ["  getClientRects,\n", ""],
    ["animationFrame = false\n  } = options;", "animationFrame: _\n  } = options;\n  const animationFrame = false;"],
  ],
  // React has had useId since 18.
  "downshift/dist/downshift.esm.mjs": [
    ["typeof reactUseId$1 === 'function' ? useElementIdsR18$1 : useElementIdsLegacy$1;", "useElementIdsR18$1;"],
  ],
  // No navigation asks for a view transition.
  "react-router/dist/production/lib/components.js": [
    [
      `		let isViewTransitionAvailable = router.window != null && router.window.document != null && typeof router.window.document.startViewTransition === "function";
		warnOnce(viewTransitionOpts == null || isViewTransitionAvailable, "You provided the \`viewTransition\` option to a router update, but you do not appear to be running in a DOM environment as \`window.startViewTransition\` is not available.");
		if (!viewTransitionOpts || !isViewTransitionAvailable) {
`,
      ``,
    ],
    [
      `			return;
		}
		if (reactDomFlushSyncImpl && flushSync) {
			reactDomFlushSyncImpl(() => {
				if (transition) {
					renderDfd?.resolve();
					transition.skipTransition();
				}
				setVtContext({
					isTransitioning: true,
					flushSync: true,
					currentLocation: viewTransitionOpts.currentLocation,
					nextLocation: viewTransitionOpts.nextLocation
				});
			});
			let t = router.window.document.startViewTransition(() => {
				reactDomFlushSyncImpl(() => setStateImpl(newState));
			});
			t.finished.finally(() => {
				reactDomFlushSyncImpl(() => {
					setRenderDfd(void 0);
					setTransition(void 0);
					setPendingState(void 0);
					setVtContext({ isTransitioning: false });
				});
			});
			reactDomFlushSyncImpl(() => setTransition(t));
			return;
		}
		if (transition) {
			renderDfd?.resolve();
			transition.skipTransition();
			setInterruption({
				state: newState,
				currentLocation: viewTransitionOpts.currentLocation,
				nextLocation: viewTransitionOpts.nextLocation
			});
		} else {
			setPendingState(newState);
			setVtContext({
				isTransitioning: true,
				flushSync: false,
				currentLocation: viewTransitionOpts.currentLocation,
				nextLocation: viewTransitionOpts.nextLocation
			});
		}
`,
      ``,
    ],
    [
      `	React$1.useEffect(() => {
		if (vtContext.isTransitioning && !vtContext.flushSync) setRenderDfd(new Deferred());
	}, [vtContext]);
	React$1.useEffect(() => {
		if (renderDfd && pendingState && router.window) {
			let newState = pendingState;
			let renderPromise = renderDfd.promise;
			let transition = router.window.document.startViewTransition(async () => {
				if (useTransitions === false) setStateImpl(newState);
				else React$1.startTransition(() => {
					if (useTransitions === true) setOptimisticState((s) => getOptimisticRouterState(s, newState));
					setStateImpl(newState);
				});
				await renderPromise;
			});
			transition.finished.finally(() => {
				setRenderDfd(void 0);
				setTransition(void 0);
				setPendingState(void 0);
				setVtContext({ isTransitioning: false });
			});
			setTransition(transition);
		}
	}, [
		pendingState,
		renderDfd,
		router.window,
		useTransitions,
		setOptimisticState
	]);
	React$1.useEffect(() => {
		if (renderDfd && pendingState && state.location.key === pendingState.location.key) renderDfd.resolve();
	}, [
		renderDfd,
		transition,
		state.location,
		pendingState
	]);
	React$1.useEffect(() => {
		if (!vtContext.isTransitioning && interruption) {
			setPendingState(interruption.state);
			setVtContext({
				isTransitioning: true,
				flushSync: false,
				currentLocation: interruption.currentLocation,
				nextLocation: interruption.nextLocation
			});
			setInterruption(void 0);
		}
	}, [vtContext.isTransitioning, interruption]);
`,
      ``,
    ],
    [
      `	let [pendingState, setPendingState] = React$1.useState();
`,
      ``,
    ],
    [
      `	let [renderDfd, setRenderDfd] = React$1.useState();
	let [transition, setTransition] = React$1.useState();
	let [interruption, setInterruption] = React$1.useState();
`,
      ``,
    ],
    [`let [vtContext, setVtContext] =`, `let [vtContext] =`],
    [
      `		transition,
		renderDfd,
		useTransitions,`,
      `		useTransitions,`,
    ],
  ],
  // A carousel's slides start at its edge and move one by one; it looks by itself after focus and what is in view.
  "embla-carousel/esm/embla-carousel.esm.js": [
    ["const alignment = Alignment(align, viewSize);", "const alignment = { measure: () => 0 };"],
    ["return groupByNumber ? byNumber(array, slidesToScroll) : bySize(array);", "return byNumber(array, slidesToScroll);"],
    [
      "const slideFocus = SlideFocus(root, slides, slideRegistry, scrollTo, scrollBody, eventStore, eventHandler, watchFocus);",
      "",
    ],
    ["    slideFocus,\n", ""],
    ["engine.slideFocus.init(self);", ""],
    ["const slidesInView = SlidesInView(container, slides, eventHandler, inViewThreshold);", ""],
    ["    slidesInView,\n    slideIndexes", "    slideIndexes"],
    ["engine.slidesInView.init();", ""],
    ["engine.slidesInView.destroy();", ""],
    ["    slideNodes,\n    slidesInView,\n    slidesNotInView\n", "    slideNodes\n"],
  ],
};

/** @throws Error when a module is not written the way that a cut looks for, as after an update of its library */
export function withoutUnused(code: string, module: string): string {
  return (cuts[module] ?? []).reduce((left, [written, instead]) => {
    const parts = left.split(written);
    if (parts.length !== 2) throw new Error(`${module} says ${parts.length - 1} times and not once: ${written}`);
    return parts.join(instead);
  }, code);
}

/** Leaves out of libraries what nothing here ever uses of them, see {@link cuts}. */
export function asUsed(): Plugin {
  return {
    name: "as-used",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const module = id.replaceAll("\\", "/").split("/node_modules/").at(-1) ?? "";
      return module in cuts ? { code: withoutUnused(code, module), map: null } : undefined;
    },
  };
}
